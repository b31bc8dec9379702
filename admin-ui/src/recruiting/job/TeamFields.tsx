import { offered } from '#admin-ui/identity/offered-user';
import { ReferenceField } from '#admin-ui/shared/form/ReferenceField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** One of the hiring team. */
export const TeamFields = () => (
  <>
    <ReferenceField source="userId" reference="users" filter={offered} isRequired />
    <Input source="isMailed" />
  </>
);
