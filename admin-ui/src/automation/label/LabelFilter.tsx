import { isScopeFor, type SystemLabelScope } from 'contracts/automation/label/label.choices';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';

/** Narrows a list to what has one of the labels that such things may have. */
export const LabelFilter = ({ of }: { of: SystemLabelScope }) => (
  <ReferenceFilter source="labelId" reference="labels" isOffered={({ scopeId }) => isScopeFor(of, scopeId)} />
);
