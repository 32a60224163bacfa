import type { Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width at which pictures are shown, in pixels. Numbers are drawn for this width. */
const SHOWN = 668;

/** The radius of a number's disk, in pixels on the page. */
const RADIUS = 11;

interface MarksProps {
  picture: Picture;
  /** The number of its first mark. */
  first?: number;
}

/**
 * Outlines the marked places of a picture and numbers them. It's hidden from screen readers, because the list below the picture
 * has the same numbers. Its attributes are its only styles, so that pages without marks load nothing for it.
 */
export function Marks({ picture: { width, height, marks = [] }, first = 1 }: MarksProps) {
  const unit = Math.round(Math.max(1, width / SHOWN) * 10) / 10;
  const radius = Math.round(RADIUS * unit);
  const inside = (center: number, length: number) =>
    Math.min(Math.max(center, radius + 1), length - radius - 1);
  return (
    <svg aria-hidden="true" className={styles.marks} viewBox={`0 0 ${width} ${height}`}>
      {marks.map((mark, index) => {
        const [x, y] = [Math.round(mark.x * width), Math.round(mark.y * height)];
        const [cx, cy] = [inside(x, width), inside(y, height)];
        return (
          <g key={mark.label}>
            <rect
              fill="none"
              height={Math.round(mark.height * height)}
              rx={4 * unit}
              stroke="var(--accent)"
              strokeWidth={2 * unit}
              width={Math.round(mark.width * width)}
              x={x}
              y={y}
            />
            <circle
              cx={cx}
              cy={cy}
              fill="var(--accent)"
              r={radius}
              stroke="var(--ground)"
              strokeWidth={unit}
            />
            <text
              dy="0.35em"
              fill="var(--on-accent)"
              fontSize={Math.round(13 * unit)}
              fontWeight="650"
              textAnchor="middle"
              x={cx}
              y={cy}
            >
              {index + first}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
