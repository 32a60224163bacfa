/** The site's logo: an open envelope whose raised flap forms the start of an A. app/icon.svg is the same drawing. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={size} viewBox="0 0 32 32" width={size}>
      <rect fill="var(--accent)" height="32" rx="8" width="32" />
      <path
        d="M7 15.8 15.3 21.3a1.3 1.3 0 0 0 1.4 0L25 15.8V23.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 7 23.5z"
        fill="#fff"
      />
      <path
        d="M8.2 13.6 16 7l7.8 6.6"
        stroke="#fff"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.4"
      />
    </svg>
  );
}
