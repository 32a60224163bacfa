import { analyze } from '@/lib/mdx/analyze';
import { diagramMistake } from '@/lib/mdx/diagrams/grammar';
import { drawDiagram } from '@/lib/mdx/diagrams/mermaid';
import { inlineSvg } from '@/lib/mdx/diagrams/svg';
import { bodyMistakes } from '../support/mistakes';

describe('a valid diagram is one of', () => {
  it.each([
    'flowchart TD\n  A[One] -->|yes| B(Two)\n  B & C --- D{{Six}}\n  A -- maybe --> E((Round))',
    'graph LR\n  subgraph one [A group]\n    direction TB\n    a-->b\n  end\n  %% a remark\n  b -.-> c[(Store)]',
    'stateDiagram-v2\n  [*] --> Open\n  Open --> [*] : close\n  state Busy {\n    a --> b\n  }\n  Open : It is open',
    'sequenceDiagram\n  participant P as Phone\n  P->>+S: change\n  alt online\n  S-->>P: ok\n  else offline\n  Note over P,S: waits\n  end',
    'classDiagram\n  class Account {\n    +String name\n    +close() void\n  }\n  Account "1" --> "*" Transaction : holds',
    'erDiagram\n  accounts ||--o{ transactions : holds\n  accounts {\n    text id PK\n    text name "as shown"\n  }',
  ])('%j', source => {
    expect(diagramMistake(source)).toBeUndefined();
    expect(drawDiagram(source, 'What it shows')).toMatch(/^<svg [^>]*role="img" aria-label="What it shows"/);
  });
});

describe('finds the line of an error in a diagram', () => {
  it.each([
    [
      '',
      1,
      /^The diagram doesn't start with a known type. Start it with one of: flowchart TD, stateDiagram-v2, /,
    ],
    ['flowchat TD\n  A --> B', 1, /^The diagram doesn't start with a known type. Start it with one of/],
    ['pie\n  "a": 3', 1, /^The diagram doesn't start with a known type. Start it with one of/],
    ['flowchart TD\n', 1, /^The diagram is empty/],
    ['flowchart TD\n  A --> B\n  A -->', 3, /isn't valid: A -->$/],
    ['flowchart TD\n  A[One --> B', 2, /isn't valid/],
    ['flowchart TD\n  A --> B\n  style A fill:#f00', 3, /isn't valid: style A/],
    [
      'flowchart TD\n\n  subgraph one\n  A --> B',
      3,
      /^This block isn't closed\. Write "end" after its last line\.$/,
    ],
    ['sequenceDiagram\n  A->>B: hi\n  nonsense here', 3, /isn't valid: nonsense here/],
    ['sequenceDiagram\n  A->>B', 2, /isn't valid/],
    ['erDiagram\n  A ||--x{ B : has', 2, /isn't valid/],
    ['classDiagram\n  class A {\n  +int x', 2, /^This block isn't closed\. Write "}" after its last line\.$/],
    ['stateDiagram-v2\n  A -> B', 2, /isn't valid/],
  ])('%j', (source, line, reason) => {
    expect(diagramMistake(source)).toEqual({ line, reason: expect.stringMatching(reason) });
  });
});

describe('in a page', () => {
  it.each([
    [
      'Text.\n\n```mermaid alt="A"\nflowchart TD\n  A --> B\n  A =\n```\n',
      /^x\.mdx:11:1 This line of the diagram/,
    ],
    ['```mermaid\nflowchart TD\n  A --> B\n```\n', /^x\.mdx:6:1 The diagram has no alt text\./],
    ['<Drawing name="nope" alt="A" />\n', /^x\.mdx:6:1 There's no content\/drawings\/nope\.drawio\.svg\./],
  ])('%j', async (body, message) => {
    expect(await bodyMistakes(body)).toEqual([expect.stringMatching(message)]);
  });

  it('the search finds its alt text', async () => {
    const { sections } = await analyze({
      raw: '```mermaid alt="Money flows"\nflowchart TD\n  A --> B\n```\n',
      file: 'content/docs/x.mdx',
      kind: 'doc',
    });
    expect(sections[0]?.text).toBe('Money flows');
  });
});

describe('an SVG in a page', () => {
  it('has unique ids, no style sheet, no external fonts, and rounded numbers', () => {
    const svg = drawDiagram('flowchart TD\n  A --> B', 'A leads to B');
    expect(svg).not.toMatch(/<style|@import|fonts\.|data-/);
    expect(svg).not.toMatch(/\d\.\d\d/);
    const sequence = drawDiagram('sequenceDiagram\n  A->>B: hi', 'A greets B');
    const [, id] = /<marker id="([^"]+)"/.exec(sequence) ?? [];
    expect(id).toMatch(/^d[\da-f]{8}-/);
    expect(sequence).toContain(`url(#${id})`);
    expect(drawDiagram('sequenceDiagram\n  B->>A: hi', 'B greets A')).not.toContain(String(id));
  });

  it("removes scripts and the editor's data", () => {
    const svg = inlineSvg(
      '<?xml version="1.0"?><svg viewBox="0 0 9 9" content="&lt;mxfile/&gt;"><script>x()</script><g onclick="x()"><rect id="a"/><use href="#a"/></g></svg>',
      { idPrefix: 'p-', label: 'A box' },
    );
    expect(svg).toBe(
      '<svg viewBox="0 0 9 9" role="img" aria-label="A box"><g><rect id="p-a"></rect><use href="#p-a"></use></g></svg>',
    );
  });

  it.each([
    '<svg><image href="https://x.org/a.png"/></svg>',
    '<svg><rect fill="url(https://x.org/a)"/></svg>',
    '<p>',
  ])("throws if it loads something or isn't SVG: %s", text => {
    expect(() => inlineSvg(text, { idPrefix: '', label: '' })).toThrow(/^it /);
  });
});

describe("a flowchart's arrows", () => {
  /** The corners of each arrow, without the curves between the lines. */
  const linesOf = (svg: string) => {
    const [, path = ''] = /fill="none" d="([^"]+)"/.exec(svg) ?? [];
    return path
      .split('M')
      .slice(1)
      .map(line =>
        line
          .replace(/L[^LQ]+(?=Q)/g, '')
          .replace(/Q([\d.]+ [\d.]+) [\d.]+ [\d.]+/g, 'L$1')
          .split('L')
          .map(point => point.split(' ').map(Number) as [number, number]),
      );
  };
  const DECISION =
    'flowchart TD\n  A{Is there a server?} -->|no| B[Desktop app]\n  A -->|yes| C{Do you run it yourself?}\n  C -->|no| D[PikaPods]\n  C -->|yes| E[Docker or from source]';
  const MANY =
    'flowchart TD\n  A[Income] --> B[To Budget]\n  B -->|hold it| C[For next month]\n  B -->|give it a job| D[Category]\n  B -->|left| F[Next month]\n  D --> E[Balance at the end]\n  C -->|added to| F\n  E -->|taken from| F';

  it('leave a node at one place, at the same height', () => {
    const [no, yes, second] = linesOf(drawDiagram(DECISION, 'A decision'));
    expect(no?.[0]).toEqual(yes?.[0]);
    expect(no?.[1]).toEqual(yes?.[1]);
    expect(second?.[0]).not.toEqual(no?.[0]);
  });

  it.each([DECISION, MANY])('have straight lines without small steps: %j', source => {
    for (const line of linesOf(drawDiagram(source, 'A chart')))
      for (const [index, [x, y]] of line.slice(1).entries()) {
        const [fromX, fromY] = line[index] ?? [0, 0];
        expect(x === fromX || y === fromY).toBe(true);
        if (y === fromY) expect(Math.abs(x - fromX)).toBeGreaterThan(4);
      }
  });

  it('have no more than two corners unless a node is in their way', () => {
    for (const line of linesOf(drawDiagram(DECISION, 'Another decision')))
      expect(line.length).toBeLessThanOrEqual(4);
  });

  it('are drawn once where they share a line, so that it has the same color everywhere', () => {
    const svg = drawDiagram('flowchart TD\n  A --> B\n  A --> C\n  A --> D', 'Three');
    expect(svg.match(/fill="none"/g)).toHaveLength(1);
    expect(svg).not.toContain('<marker');
  });

  it('have heads at both ends if they lead both ways', () => {
    const heads = (source: string) =>
      /fill="var\(--_line\)" d="([^"]+)"/.exec(drawDiagram(source, source))?.[1]?.match(/Z/g)?.length;
    expect(heads('flowchart TD\n  A --> B')).toBe(1);
    expect(heads('flowchart LR\n  A <--> B')).toBe(2);
    expect(heads('flowchart TD\n  A --- B')).toBeUndefined();
  });

  it('end at the same distance from the middle of the node where they meet', () => {
    const lines = linesOf(
      drawDiagram('flowchart TD\n  A --> B & C[Shared by both]\n  D[Two<br>lines] --> C & E', 'Shared'),
    );
    const ends = lines.map(line => line.at(-1)?.[0] ?? 0);
    expect(new Set(ends).size).toBe(4);
  });
});
