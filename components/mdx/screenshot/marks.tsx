import type { Mark, Picture } from '@/lib/screenshots/variants';
import styles from './screenshot.module.css';

/** The width at which pictures are shown, in pixels. Numbers are drawn for this width. */
const SHOWN = 668;

/** The radius of a number's disk, in pixels on the page: usually, and of small marks and rows that are close together. */
const RADIUS = 11;
const SMALL_RADIUS = 9;

/** The space that tools/app leaves around a marked place, in pixels of the picture. Marks beside each other do without most of it. */
const ROOM = 4;
const ROOM_BESIDE = 1;

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
      {boxes.map((box, index) => (
        <MarkShape
          key={box.label}
          number={index + first}
          place={placeOf(box, boxes, { width, height }, unit)}
          unit={unit}
        />
      ))}
    </svg>
  );
}

type Box = Pick<Mark, 'x' | 'y' | 'width' | 'height'>;

/** Where the parts of a mark are: its outline, and the disk with its number. Rows have no outlines, which would touch. */
interface Place {
  outline?: Box;
  disk: { cx: number; cy: number; r: number };
}

/** A mark's outline and its number. `unit` is the size of a pixel of the page in the picture. */
function MarkShape({
  number,
  place: { outline, disk },
  unit,
}: {
  number: number;
  place: Place;
  unit: number;
}) {
  return (
    <g>
      {outline && (
        <rect fill="none" rx={4 * unit} stroke="var(--accent)" strokeWidth={2 * unit} {...outline} />
      )}
      <circle fill="var(--accent)" {...disk} />
      <text
        dy="0.35em"
        fill="var(--on-accent)"
        fontSize={Math.round(disk.r * 1.2)}
        fontWeight="650"
        textAnchor="middle"
        x={disk.cx}
        y={disk.cy}
      >
        {number}
      </text>
    </g>
  );
}

/** Finds the place of a mark that covers as little as possible of the text and of the other marks. */
function placeOf(
  box: Box,
  boxes: readonly Box[],
  picture: Pick<Picture, 'width' | 'height'>,
  unit: number,
): Place {
  const others = boxes.filter(other => other !== box);
  const isRow = others.some(other => touches(box, other));
  const isBeside = !isRow && others.some(other => touches(turn(box), turn(other)));
  const isSmall = box.width < 2 * RADIUS * unit;
  const r = Math.round((isRow || isSmall ? SMALL_RADIUS : RADIUS) * unit);
  const { x, y, width, height } = isBeside ? turn(shrink(turn(box), ROOM - ROOM_BESIDE)) : box;
  // Beside a row, a number covers neither the row's text nor the next row. Any other number only touches the corner of its mark,
  // or the edge if another mark begins at the corner. One without room above its mark, or larger than it, is below. The app's own
  // bar is above marks that are side by side at the top.
  const beyond = Math.round(r * 0.7);
  const isBelow = y < r + beyond || isSmall || (isBeside && y < 3 * r);
  const center = isRow
    ? { x: x + width + r, y: y + height / 2 }
    : isBelow
      ? { x: Math.round(x + width / 2), y: y + height + r }
      : { x: isBeside ? x + r : x - beyond, y: y - beyond };
  const disk = { cx: inside(center.x, r, picture.width), cy: inside(center.y, r, picture.height), r };
  if (isRow) return { disk };
  // An outline ends inside the picture.
  const right = Math.min(x + width, picture.width - 2 * unit);
  const bottom = Math.min(y + height, picture.height - 2 * unit);
  return { outline: { x, y, width: right - x, height: bottom - y }, disk };
}

/** Whether the outlines of two marks, one above the other, would overlap. */
const touches = (a: Box, b: Box): boolean =>
  a.x + 2 * ROOM < b.x + b.width &&
  b.x + 2 * ROOM < a.x + a.width &&
  a.y < b.y + b.height &&
  b.y < a.y + a.height;

/** Swaps a box's axes. */
const turn = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });

const shrink = (box: Box, by: number): Box => ({
  ...box,
  y: box.y + by,
  height: box.height - 2 * by,
});

/** The center of a disk that doesn't go beyond the picture. */
const inside = (center: number, radius: number, length: number): number =>
  Math.min(Math.max(center, radius + 1), length - radius - 1);
