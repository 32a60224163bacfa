import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import { TabsScript } from './lazy-tabs-script';
import styles from './tabs.module.css';

interface TabProps {
  label: string;
  /** The options in the reader's setup that it's for, separated by spaces (lib/setup/choices.ts). */
  for?: string;
  children: ReactNode;
}

interface TabsProps {
  /** Groups with the same name show the same tab and remember it. */
  group?: string;
  children: ReactNode;
}

/** Alternatives, of which the reader needs one. Without scripts, all of them are shown one after another. */
export function Tabs({ group, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(child => isValidElement(child)) as ReactElement<TabProps>[];
  return (
    <>
      <div className={styles.tabs} data-group={group} data-tabs="" suppressHydrationWarning>
        <div aria-orientation="horizontal" className={styles.list} role="tablist">
          {tabs.map(({ props: { label, for: setup } }, index) => (
            <button
              aria-controls={`${id}p${index}`}
              aria-selected={index === 0}
              className={styles.tab}
              data-label={label}
              data-setup={setup}
              id={`${id}t${index}`}
              key={label}
              role="tab"
              suppressHydrationWarning
              tabIndex={index === 0 ? 0 : -1}
              type="button"
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ props }, index) => (
          <div
            aria-labelledby={`${id}t${index}`}
            className={styles.panel}
            data-label={props.label}
            hidden={index > 0}
            id={`${id}p${index}`}
            key={props.label}
            role="tabpanel"
            suppressHydrationWarning
          >
            {props.children}
          </div>
        ))}
      </div>
      <TabsScript />
    </>
  );
}

/** One of the alternatives. */
export function Tab({ children }: TabProps) {
  return children;
}
