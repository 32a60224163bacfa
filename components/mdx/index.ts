import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import { Link } from '@/components/ui/link';
import { EnvelopeSimulator } from '@/components/simulator';
import { TemplateWorkshop } from '@/components/workshop';
import { ImportRehearsal } from '@/components/rehearsal';
import type { RenderedComponent } from '@/lib/mdx/components';
import { Admonition } from './admonition';
import { Card, Cards } from './cards';
import { Check } from './check';
import { CodeBlock } from './code';
import { Details, Summary } from './details';
import { Clip } from './clip';
import { ContributorList } from './contributor-list';
import { Diagram, Drawing } from './diagram';
import { Example } from './example';
import { heading } from './heading';
import { Key } from './key';
import { Mark } from './mark';
import { MessageFinder } from './message-finder';
import { OwnRows } from './own-rows';
import { ReaderValue } from './reader-value';
import { ReleaseIndex, ReleaseList, ReleasesAfter } from './release-list';
import { Screenshot } from './screenshot';
import { Steps } from './steps';
import { Table, TableHeading } from './table';
import { Tab, Tabs } from './tabs';
import { Term } from './term';

/** The components for MDX, by name. Their attributes are in lib/mdx/components/index.ts. */
export const mdxComponents = {
  a: Link,
  figure: CodeBlock,
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  input: Check,
  table: Table,
  th: TableHeading,
  Admonition,
  Card,
  Cards,
  Clip,
  ContributorList,
  Details,
  Diagram,
  Drawing,
  EnvelopeSimulator,
  Example,
  ImportRehearsal,
  Key,
  Mark,
  MessageFinder,
  OwnRows,
  ReaderValue,
  ReleaseIndex,
  ReleaseList,
  ReleasesAfter,
  Screenshot,
  Steps,
  Summary,
  Tab,
  Tabs,
  TemplateWorkshop,
  Term,
} satisfies NonNullable<MDXRemoteProps['components']> & Record<RenderedComponent, unknown>;
