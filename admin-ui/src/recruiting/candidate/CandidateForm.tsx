import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { phoneNumber } from '#admin-ui/shared/form/validators';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

const phoneRule = phoneNumber();

export const CandidateForm = ({ isNew }: { isNew: boolean }) => (
  <FormSection>
    <Columns>
      <Input source="firstName" autoComplete="off" autoFocus={isNew} />
      <Input source="lastName" autoComplete="off" />
    </Columns>
    <Columns>
      <Input source="email" type="email" autoComplete="off" />
      <Input source="phone" type="tel" validate={phoneRule} autoComplete="off" />
    </Columns>
  </FormSection>
);
