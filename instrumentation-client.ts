import { beginTransition } from '@/lib/navigation/transitions';

/** The framework calls this when a navigation inside the site begins. */
export const onRouterTransitionStart = beginTransition;
