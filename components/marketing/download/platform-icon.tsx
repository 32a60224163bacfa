import { Glyph } from '@/components/ui/glyph';

/** The platforms' icons, which only the download page has. */
const PATHS = {
  laptop: 'M5 5h14v10H5zM3 19h18',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2',
  terminal: 'M4 5h16v14H4zM7.5 9.5L10 12l-2.5 2.5M12.5 14.5H16',
  windows: 'M4 6l7-1v6.5H4zM13 4.7l7-1v7.8h-7zM4 13.5h7V20l-7-1zM13 13.5h7v7.8l-7-1z',
};

export type PlatformIconName = keyof typeof PATHS;

/** The icon of a platform. */
export function PlatformIcon({ name }: { name: PlatformIconName }) {
  return <Glyph path={PATHS[name]} />;
}
