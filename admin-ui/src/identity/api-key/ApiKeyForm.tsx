import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { useState } from 'react';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { isStillToCome } from './api-key-form.ts';
import { ScopesField } from './ScopesField.tsx';

export const ApiKeyForm = ({ isNew }: { isNew: boolean }) => {
  const [now] = useState(() => new Date());
  const timeZone = zoneNow();
  return (
    <>
      <FormSection>
        <Columns>
          <Input source="name" autoComplete="off" autoFocus={isNew} />
          <TextField
            source="until"
            type="date"
            min={dayName(dayOf(timeZone, now.getTime()))}
            validate={isStillToCome(timeZone, now)}
          />
        </Columns>
      </FormSection>
      <FormSection title="scopes" hint="scopes">
        <ScopesField source="scopes" />
      </FormSection>
    </>
  );
};
