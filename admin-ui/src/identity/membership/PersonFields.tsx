import { Columns } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

type Person = { name: string; email: string };

/** As they are sent: without what was typed around them, and an address as it is looked up. */
export const personOf = ({ name, email }: Person): Person => ({ name: name.trim(), email: email.trim().toLowerCase() });

/** Who somebody is who is not here yet. */
export const PersonFields = () => (
  <Columns>
    <Input source="name" autoComplete="off" autoFocus />
    <Input source="email" type="email" autoComplete="off" />
  </Columns>
);
