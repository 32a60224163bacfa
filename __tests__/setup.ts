import '@testing-library/jest-dom';

// flexsearch names the global object as workers and windows do.
Object.assign(globalThis, { self: globalThis.self ?? globalThis });
