import type { Mark, Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width at which pictures are shown, in pixels. Numbers are drawn for this width. */
const SHOWN = 668;

/** The radius of a number's disk, in pixels on the page: usually, and of marks in rows that are close together. */
const RADIUS = 11;
const SMALL_RADIUS = 9;

/** The space that tools/app leaves around a marked place, in pixels of the picture. Outlines of rows do without most of it. */
const ROOM = 4;
const ROOM_OF_ROWS = 1;

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
  const boxes = marks.map(({ label, ...mark }) => ({
    label,
    x: Math.round(mark.x * width),
    y: Math.round(mark.y * height),
    width: Math.round(mark.width * width),
    height: Math.round(mark.height * height),
  }));
  return (
    <svg aria-hidden="true" className={styles.marks} viewBox={`0 0 ${width} ${height}`}>
      {boxes.map((box, index) => {
        const isRow = boxes.some(other => other !== box && touches(box, other));
        const radius = Math.round((isRow ? SMALL_RADIUS : RADIUS) * unit);
        const { x, y, ...size } = isRow ? shrink(box, ROOM - ROOM_OF_ROWS) : box;
        // Beside a row, a number covers neither its text nor the next row. Beyond the corner of others, it covers little of them.
        const isSmall = size.width < 3 * radius;
        const beyond = Math.round(radius * (isSmall ? 0.7 : 0.3));
        const center = isRow
          ? { x: x + size.width + radius, y: y + size.height / 2 }
          : { x: x - beyond, y: y - beyond };
        const cx = inside(center.x, radius, width);
        const cy = inside(center.y, radius, height);
        return (
          <g key={box.label}>
            <rect
              fill="none"
              height={size.height}
              rx={4 * unit}
              stroke="var(--accent)"
              strokeWidth={2 * unit}
              width={size.width}
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
              fontSize={Math.round(radius * 1.2)}
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

type Box = Pick<Mark, 'x' | 'y' | 'width' | 'height'>;

/** Whether the outlines of two marks, one above the other, would overlap. */
const touches = (a: Box, b: Box): boolean =>
  a.x + 2 * ROOM < b.x + b.width &&
  b.x + 2 * ROOM < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

const shrink = <Shape extends Box>(box: Shape, by: number): Shape => ({
  ...box,
  y: box.y + by,
  height: box.height - 2 * by,
});

/** The center of a disk that doesn't go beyond the picture. */
const inside = (center: number, radius: number, length: number): number =>
  Math.min(Math.max(center, radius + 1), length - radius - 1);
