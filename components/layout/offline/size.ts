/** A size for readers: "31 MB", with one decimal below ten. Takes bytes. */
export function megabytes(bytes: number): string {
  const size = bytes / 1e6;
  return `${size < 10 ? Math.max(size, 0.1).toFixed(1) : Math.round(size)} MB`;
}

/** The progress as a percentage: "43%". */
export function share({ done, bytes }: { done: number; bytes: number }): string {
  return `${bytes === 0 ? 0 : Math.floor((100 * done) / bytes)}%`;
}
