import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import { ReferencesFilter } from '#admin-ui/shared/list/ReferencesFilter.tsx';

/** Narrows a list to what has a label, or all of several, that such things may have. */
export const LabelFilter = ({ of }: { of: SystemLabelScope }) => (
  <ReferencesFilter source="labelId" reference="labels" isOffered={({ scopeId }) => isScopeFor(of, scopeId)} />
);
