import '@testing-library/jest-dom';

// flexsearch uses the global object of workers and windows.
Object.assign(globalThis, { self: globalThis.self ?? globalThis });

// jsdom has no layout, so nothing ever comes into view.
class NothingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? NothingInView });
