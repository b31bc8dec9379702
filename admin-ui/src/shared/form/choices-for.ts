import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { plain } from '#admin-ui/shared/plain';

/** Choices that what is typed may mean, without regard to case and accents: those that begin with it before those that hold it. */
export const choicesFor = (choices: readonly Choice[], typed: string): Choice[] => {
  const text = plain(typed);
  const rank = ({ id, name }: Choice): number => {
    if (plain(id) === text || plain(name).startsWith(text)) return 0;
    return plain(name).includes(text) ? 1 : 2;
  };
  return choices.filter((choice) => rank(choice) < 2).toSorted((a, b) => rank(a) - rank(b));
};
