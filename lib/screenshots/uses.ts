import { SourceError } from '../content/source-error';
import type { ScreenshotUse } from '../mdx/types';
import { similar } from '../similar';
import { legibilityMistake, missingPhone, phoneMistake } from './legible';
import { MANIFEST_FILE, type Scene, type Scenes } from './manifest';

/** An amount in a picture's text: it has two decimals, and isn't a version number as in "Actual 25.11". */
const AMOUNT = /(?<!Actual |[\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}(?!\.?\d)/g;

/**
 * Finds screenshots on a page whose scene doesn't exist, whose text can't be read, whose alt text or caption names an amount that
 * it doesn't show, whose section gives amounts that it isn't compared with, whose list doesn't explain its marks,
 * or that phones should replace.
 */
export function sceneMistakes(
  { file, screenshots }: { file: string; screenshots: readonly ScreenshotUse[] },
  scenes: Scenes,
): SourceError[] {
  return screenshots
    .filter(({ name }) => name !== '')
    .flatMap(use => {
      const reasons = [...pictureMistakes(use, scenes), ...phoneMistakes(use, scenes)];
      return reasons.map(reason => new SourceError(file, { line: use.line, column: use.column }, reason));
    });
}

function pictureMistakes(use: ScreenshotUse, scenes: Scenes): string[] {
  const { name, text, depth } = use;
  const scene = scenes[name];
  if (!scene) return [unknownScene(name, scenes)];
  const legibility = legibilityMistake({ name, scene, depth });
  return [
    ...wrongAmounts(name, text, scene),
    ...undeclaredAmounts(use, scene),
    ...(legibility ? [legibility] : []),
    ...markMistakes(use, scene),
  ];
}

function phoneMistakes({ name, phone, explained, declared }: ScreenshotUse, scenes: Scenes): string[] {
  if (!phone) {
    const scene = scenes[name];
    const missing = scene && missingPhone(name, scene);
    return missing ? [missing] : [];
  }
  const scene = scenes[phone.name];
  if (!scene) return [unknownScene(phone.name, scenes)];
  const legibility = phoneMistake(phone.name, scene);
  const labels = (marks: Scene['marks'] = []) => marks.map(({ label }) => label).join(', ');
  // On phones, components/mdx/screenshot leaves out a list that's only about the wide picture.
  const isOnlyWide = scenes[name]?.noPhone !== undefined && !scene.marks;
  const sameMarks =
    explained.length === 0 || isOnlyWide || labels(scene.marks) === labels(scenes[name]?.marks);
  return [
    // Readers on a phone see the same caption and the same example.
    ...wrongAmounts(phone.name, `${phone.alt}\n${declared}`, scene),
    ...(legibility ? [legibility] : []),
    ...(sameMarks
      ? []
      : [
          `The list explains the marks of "${name}". Add the same marks to the scene "${phone.name}" in tools/app, or leave out phone.`,
        ]),
  ];
}

/** The list must have an entry for each mark, which starts with the mark's label. Without a list, no marks are drawn. */
function markMistakes({ name, explained }: ScreenshotUse, { marks = [], wholeWindow }: Scene): string[] {
  if (explained.length === 0 && !wholeWindow) return [];
  const isExplained = marks.every(({ label }, index) => explained[index]?.startsWith(label));
  if (isExplained && explained.length === marks.length) return [];
  if (marks.length === 0)
    return [`The picture "${name}" has no marks. Remove the list, or add marks to its scene in tools/app.`];
  const list = marks.map(({ label }, index) => `${index + 1}. **${label}**`).join(' ');
  return [`The picture "${name}" has numbered marks. Explain them in a list inside <Screenshot>: ${list}`];
}

function unknownScene(name: string, scenes: Scenes): string {
  const near = similar(name, Object.keys(scenes));
  const remedy =
    near.length > 0 ? `Did you mean ${near.join(', ')}?` : `The scenes are listed in ${MANIFEST_FILE}.`;
  return `There's no scene "${name}". ${remedy}`;
}

/** Amounts in the text of a picture that it doesn't show. */
export function wrongAmounts(name: string, text: string, { amounts }: Scene): string[] {
  return [...new Set(text.match(AMOUNT))]
    .filter(amount => !amounts.includes(amount))
    .map(
      amount =>
        `The picture "${name}" doesn't show ${amount}, which its alt text, caption, or figures mention. Write an amount that it shows: ${MANIFEST_FILE} lists them.`,
    );
}

/**
 * If both the picture and the text near it have amounts, readers compare them. So the page must say which ones are the same,
 * in `figures`, or give an amount from the picture in the caption, so that it's clear that the picture shows another example.
 */
function undeclaredAmounts({ name, declared, nearby }: ScreenshotUse, { amounts }: Scene): string[] {
  const [first] = nearby;
  if (first === undefined || amounts.length === 0) return [];
  if (declared.match(AMOUNT)?.some(amount => amounts.includes(amount))) return [];
  const shared = [...new Set(nearby)].filter(amount => amounts.includes(amount));
  const remedy =
    shared.length > 0
      ? `If they're the same amounts, write figures="${shared.join(' ')}".`
      : `It shows none of them. Use the picture's amounts in the text, or take the picture again with the text's amounts in tools/app.`;
  return [
    `The text near the picture "${name}" gives amounts, such as ${first}. ${remedy} If the picture shows another example, say so in its caption, with one of its amounts: ${amounts.slice(-3).join(', ')}.`,
  ];
}

/** The scenes of a screenshot: its own, and the one for phones. */
export function scenesOf({ name, phone }: ScreenshotUse): string[] {
  return phone ? [name, phone.name] : [name];
}

/** Scenes that no page uses. They should be used or removed. */
export function unusedScenes(scenes: Scenes, used: Iterable<string>): string[] {
  const names = new Set(used);
  return Object.keys(scenes).filter(name => !names.has(name));
}
