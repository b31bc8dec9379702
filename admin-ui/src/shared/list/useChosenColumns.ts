import { type RaRecord, useStore } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import type { FullColumn } from './column.ts';

export type ColumnChoice<R extends RaRecord> = {
  all: readonly FullColumn<R>[];
  shown: readonly FullColumn<R>[];
  isShown: (column: FullColumn<R>) => boolean;
  show: (field: string, isShown: boolean) => void;
  reset: () => void;
  /** What was chosen otherwise than usual, and how that is taken from somewhere else. */
  choice: Readonly<Record<string, boolean>>;
  choose: (choice: Record<string, boolean>) => void;
};

/** Of the columns of a list those that this person chose; what is not chosen is as the list has it by default. */
export const useChosenColumns = <R extends RaRecord>(
  resource: string,
  all: readonly FullColumn<R>[],
): ColumnChoice<R> => {
  const { id } = useMe();
  const [chosen, setChosen] = useStore<Record<string, boolean>>(`${id}.${resource}.columns`, {});
  const isShown = ({ field, card, isHidden = false }: FullColumn<R>) =>
    card === 'title' || (chosen[field] ?? !isHidden);
  return {
    all,
    shown: all.filter(isShown),
    isShown,
    show: (field, isWanted) => setChosen({ ...chosen, [field]: isWanted }),
    reset: () => setChosen({}),
    choice: chosen,
    choose: setChosen,
  };
};
