import { beginTransition } from '@/lib/navigation/transitions';

/** The framework calls this when a client navigation starts. */
export const onRouterTransitionStart = beginTransition;
