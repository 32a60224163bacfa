import { createContext } from 'react';
import { useRequiredContext } from '@/lib/hooks/use-required-context';

/** What every part of the tree needs to know. */
export interface TreeState {
  pathname: string;
  /** The places of the open categories. */
  open: ReadonlySet<string>;
  toggle: (place: string) => void;
}

/** Provided by the sidebar to all of its entries. */
export const TreeStateContext = createContext<TreeState | undefined>(undefined);

/** The state of the sidebar that an entry stands in. */
export function useTreeState(): TreeState {
  return useRequiredContext(TreeStateContext, 'useTreeState', 'Sidebar');
}
