import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { KeptFilterCommand } from 'contracts/reporting/kept-filter/kept-filter.commands';
import type { KeptFilterEvent } from 'contracts/reporting/kept-filter/kept-filter.events';

export type KeptFilter = { status: 'absent' | 'kept' };

const initialState = (): KeptFilter => ({ status: 'absent' });

const evolve = (_: KeptFilter, event: KeptFilterEvent): KeptFilter => {
  switch (event.type) {
    case 'FilterKept':
      return { status: 'kept' };
  }
};

/** The stream is named by the filter's hash: what is kept under it already is this filter. */
const decide = (command: KeptFilterCommand, { status }: KeptFilter): KeptFilterEvent[] =>
  status === 'kept' ? [] : [caused(command, 'FilterKept', command.data)];

export const keptFilterDecider: Decider<KeptFilter, KeptFilterCommand, KeptFilterEvent> = {
  initialState,
  evolve,
  decide,
};
