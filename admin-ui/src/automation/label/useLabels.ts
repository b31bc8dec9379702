import type { LabelView } from 'contracts/automation/label/label.entity';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

/** Labels by their ids, in order of their names; those that are gone are left out. */
export const useLabels = (ids: readonly string[]): LabelView[] =>
  useNamed<LabelView>('labels', ids)
    .flatMap(({ record }) => record ?? [])
    .sort((one, other) => one.name.localeCompare(other.name));
