import type { Problem } from '@/lib/imports/types';
import { advice, resultStrings } from '@/strings/rehearsal';
import styles from './rehearsal.module.css';

/** What is wrong, line by line, and what to do about it. */
export function Problems({ problems, count }: { problems: readonly Problem[]; count: number }) {
  return (
    <>
      <h3 className={styles.heading}>{resultStrings.problems(count)}</h3>
      {count === 0 && <p>{resultStrings.noProblems}</p>}
      <ul className={styles.problems}>
        {problems.map((problem, at) => {
          const { what, fix } = advice[problem.kind](problem.found);
          return (
            <li data-blocks={problem.blocks} key={at}>
              <strong>
                {problem.line === undefined ? resultStrings.wholeFile : resultStrings.line(problem.line)}
              </strong>
              <span>
                {what} {fix}
              </span>
            </li>
          );
        })}
      </ul>
      {count > problems.length && <p>{resultStrings.moreProblems(count - problems.length)}</p>}
    </>
  );
}
