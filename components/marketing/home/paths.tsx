import { Link } from '@/components/ui/link';
import { routes } from '@/lib/routes';
import { EXTERNAL } from '@/lib/external';
import { homeStrings as strings } from '@/strings/home';
import styles from './paths.module.css';
import section from './section.module.css';

const PATHS = [
  {
    title: strings.start,
    text: strings.startText,
    links: [
      [strings.startLink, routes.doc('getting-started/starting-fresh')],
      [strings.startRoadmap, routes.doc('getting-started/roadmap-for-new-users')],
    ],
  },
  {
    title: strings.host,
    text: strings.hostText,
    links: [
      [strings.pikapods, EXTERNAL.pikapods],
      [strings.hostLink, routes.doc('install/docker')],
    ],
  },
  {
    title: strings.move,
    text: strings.moveText,
    links: [[strings.moveLink, routes.doc('migration/index')]],
  },
  {
    title: strings.build,
    text: strings.buildText,
    links: [
      [strings.buildLink, routes.doc('api/index')],
      [strings.buildReference, routes.doc('api/reference')],
    ],
  },
] as const;

/** What to read first, for each kind of reader. */
export function Paths() {
  return (
    <section aria-labelledby="paths" className={`${section.inner} ${styles.section}`}>
      <h2 className={section.heading} id="paths">
        {strings.paths}
      </h2>
      <ul className={styles.paths} role="list">
        {PATHS.map(({ title, text, links }) => (
          <li className={styles.path} key={title}>
            <h3 className={section.title}>{title}</h3>
            <p className={section.text}>{text}</p>
            <ul role="list">
              {links.map(([label, href]) => (
                <li key={href}>
                  <Link className={section.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
