public import Foundation
public import FoundationNetworking

extension URLSession {
  public typealias DataTaskPublisher = AnyPublisher<(data: Data, response: URLResponse), URLError>

  /// Publishes the answer to a request, which is an error where nothing is connected.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    Deferred {
      Future { promise in
        nonisolated(unsafe) let promise = promise
        self.dataTask(with: request) { data, response, error in
          if let data, let response { return promise(.success((data, response))) }
          promise(.failure(error as? URLError ?? URLError(.unknown)))
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }
}
