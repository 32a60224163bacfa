import type { BlogPost } from '@/lib/content/queries';
import { Community } from './community';
import { Facts } from './facts';
import { Hero } from './hero';
import styles from './home.module.css';
import { MoreFeatures } from './more-features';
import { Principles } from './principles';
import { Showcase } from './showcase';
import { TryIt } from './try-it';
import { WhatsNew } from './whats-new';

/** The home page. `release` is the newest release's post, `others` the newest posts about anything else. */
export function Home({ release, others }: { release: BlogPost; others: BlogPost[] }) {
  return (
    <main className={styles.home}>
      <Hero />
      <Facts release={release} />
      <Principles />
      <TryIt />
      <Showcase />
      <MoreFeatures />
      <WhatsNew others={others} release={release} />
      <Community />
    </main>
  );
}
