// The thread sanitizer sees what pthreads do and nothing of Swift's `Mutex`, whose waiting is in a library that is not
// instrumented: each use of one would be a false alarm. So `tools/thread-check` builds with this lock in its place.
#if CATALOG_THREAD_CHECK
  import Glibc

  /// What `Synchronization.Mutex` is, on a pthread mutex.
  ///
  /// `@unchecked`: the value is reached between lock and unlock alone.
  package struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)

    package init(_ initial: consuming sending Value) {
      pthread_mutex_init(lock, nil)
      value.initialize(to: initial)
    }

    deinit {
      value.deinitialize(count: 1).deallocate()
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    package borrowing func withLock<Result>(
      _ body: (inout sending Value) throws -> sending Result
    ) rethrows -> sending Result {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return try body(&value.pointee)
    }
  }
#endif
