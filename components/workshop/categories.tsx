'use client';

import { useId } from 'react';
import { MOST } from '@/lib/templates/address';
import { workshopStrings } from '@/strings/workshop';
import { CategoryCard } from './category-card';
import { SmallButton } from './fields';
import { keyOf, type Workbench } from './use-workshop';
import styles from './workshop.module.css';

/** The categories in screen order, which is the order in which categories get money for lines with the same priority. */
export function Categories({ bench }: { bench: Workbench }) {
  const list = useId();
  const { example, addCategory } = bench;
  return (
    <div className={styles.part}>
      <p className={styles.title}>{workshopStrings.categories}</p>
      <ol className={styles.categories}>
        {example.categories.map((category, at) => (
          <li className={styles.category} key={keyOf(category)}>
            <CategoryCard at={at} bench={bench} list={list} />
          </li>
        ))}
      </ol>
      <SmallButton
        isFull={example.categories.length >= MOST.categories}
        list={list}
        onClick={() => addCategory()}
      >
        {workshopStrings.addCategory}
      </SmallButton>
    </div>
  );
}
