/** The report of a comparison, for people and programs. */
import { KINDS, type Finding } from './findings.ts';

export type Report = {
  /** The packages and versions that were compared: `@actual-app/web 25.11.0 → 25.12.0`. */
  compared: string[];
  /** What couldn't be compared, and why. */
  skipped: string[];
  findings: Finding[];
};

/** The report as Markdown: counts, then the lines to check by page, then findings without a page. */
export function markdown(title: string, { compared, skipped, findings }: Report): string {
  const kinds = Object.entries(KINDS).flatMap(([kind, name]) => {
    const count = findings.filter(finding => finding.kind === kind).length;
    return count > 0 ? [`| ${name} | ${count} |`] : [];
  });
  const files = [...new Set(findings.flatMap(({ places }) => places.map(({ file }) => file)))].sort();
  const homeless = findings.filter(({ places }) => places.length === 0);
  return [
    `# ${title}`,
    ...compared.map(line => `- ${line}`),
    ...skipped.map(line => `- ${line}`),
    '',
    findings.length === 0 ? 'Nothing on the pages needs a change.' : ['| What | Findings |', '|---|--:|', ...kinds].join('\n'),
    '',
    ...files.flatMap(file => [`## ${file}`, '', ...linesOf(file, findings), '']),
    ...(homeless.length > 0 ? ['## Not on any page yet', '', ...homeless.map(({ text, source }) => `- ${text}${from(source)}`), ''] : []),
  ].join('\n');
}

function linesOf(file: string, findings: Finding[]): string[] {
  const entries = findings.flatMap(({ places, text, source }) =>
    places.filter(place => place.file === file).map(({ line }) => ({ line, text: `${text}${from(source)}` })),
  );
  const lines = [...new Set(entries.map(({ line }) => line))].sort((a, b) => a - b);
  return lines.flatMap(line => {
    const texts = [...new Set(entries.filter(entry => entry.line === line).map(({ text }) => text))];
    return texts.map(text => `- ${file}:${line} ${text}`);
  });
}

const from = (source?: string): string => (source ? ` (${source})` : '');
