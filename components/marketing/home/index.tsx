import type { ProjectFigures } from '@/lib/blog/project-figures';
import type { BlogPost } from '@/lib/content/queries';
import { Community } from './community';
import { Comparison } from './comparison';
import { Facts } from './facts';
import { Figures } from './figures';
import { Hero } from './hero';
import styles from './home.module.css';
import { MoreFeatures } from './more-features';
import { Paths } from './paths';
import { Principles } from './principles';
import { Showcase } from './showcase';
import { TryIt } from './try-it';
import { WhatsNew } from './whats-new';

interface HomeProps {
  /** The newest release's post. */
  release: BlogPost;
  /** The newest posts about anything else. */
  others: BlogPost[];
  figures: ProjectFigures;
}

/** The home page. */
export function Home({ release, others, figures }: HomeProps) {
  return (
    <main className={styles.home}>
      <Hero />
      <Facts release={release} />
      <Principles />
      <TryIt />
      <Showcase />
      <MoreFeatures />
      <Paths />
      <Comparison />
      <WhatsNew others={others} release={release} />
      <Figures figures={figures} />
      <Community />
    </main>
  );
}
