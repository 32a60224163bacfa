import { createContext } from 'react';
import { useRequiredContext } from '@/lib/hooks/use-required-context';

/** The state that every part of the tree needs. */
export interface TreeState {
  pathname: string;
  /** The positions of the expanded categories. */
  open: ReadonlySet<string>;
  toggle: (place: string) => void;
}

/** The sidebar provides this to all of its entries. */
export const TreeStateContext = createContext<TreeState | undefined>(undefined);

/** The state of the sidebar that contains an entry. */
export function useTreeState(): TreeState {
  return useRequiredContext(TreeStateContext, 'useTreeState', 'Sidebar');
}
