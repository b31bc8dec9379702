import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import type { SavedFilterCommand } from 'contracts/reporting/saved-filter/saved-filter.commands';
import type { SavedFilterEvent } from 'contracts/reporting/saved-filter/saved-filter.events';

export type SavedFilter = { status: 'absent' | 'saved' };

const initialState = (): SavedFilter => ({ status: 'absent' });

const evolve = (_: SavedFilter, event: SavedFilterEvent): SavedFilter => {
  switch (event.type) {
    case 'FilterSaved':
      return { status: 'saved' };
  }
};

/** The stream is named by the filter's hash: what is saved under it already is this filter. */
const decide = (command: SavedFilterCommand, { status }: SavedFilter): SavedFilterEvent[] =>
  status === 'saved' ? [] : [caused(command, 'FilterSaved', command.data)];

export const savedFilterDecider: Decider<SavedFilter, SavedFilterCommand, SavedFilterEvent> = {
  initialState,
  evolve,
  decide,
};
