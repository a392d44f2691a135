print("renderpages")
