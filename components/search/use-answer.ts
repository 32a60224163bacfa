import { useEffect, useState, useSyncExternalStore } from 'react';
import type { IndexState, SearchClient } from '@/lib/search/client';
import type { Shape } from '@/lib/search/engine/hits';
import type { Requester } from '@/lib/search/messages';
import type { Answer } from '@/lib/search/types';

interface Result {
  /** The newest complete answer. Until there's one for this query, it's the previous query's. */
  answer: Answer | undefined;
  state: IndexState;
  /** Whether the index, or part of it that the answer needs, can't be loaded. */
  failed: boolean;
}

/**
 * The answer to a query. It does nothing until the client is opened. Answers with parts of the text missing are left out: their hits have no
 * excerpts, and their order and number may still change.
 */
export function useAnswer(client: SearchClient, requester: Requester, query: string, shape: Shape): Result {
  const state = useSyncExternalStore<IndexState>(client.watch, client.state, () => 'idle');
  const [answer, setAnswer] = useState<Answer>();
  const [failedQuery, setFailedQuery] = useState<string>();
  const asks = query.trim() !== '' && (state === 'loading' || state === 'ready');
  useEffect(() => {
    if (!asks) return;
    return client.search(requester, query, shape, {
      onAnswer: next => {
        if (next.partial) return;
        setAnswer(next);
        setFailedQuery(undefined);
      },
      onFailure: () => setFailedQuery(query),
    });
  }, [asks, client, requester, query, shape]);
  const empty = query.trim() === '';
  return {
    answer: empty ? undefined : answer,
    state,
    failed: !empty && (state === 'failed' || failedQuery === query),
  };
}
