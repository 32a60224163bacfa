import '@testing-library/jest-dom';

// flexsearch names the global object as workers and windows do.
Object.assign(globalThis, { self: globalThis.self ?? globalThis });

// jsdom lays nothing out, so nothing ever comes into view.
class NothingInView implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: globalThis.IntersectionObserver ?? NothingInView });
