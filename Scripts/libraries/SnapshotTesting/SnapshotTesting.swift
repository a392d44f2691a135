@_exported import PageRenderTesting
