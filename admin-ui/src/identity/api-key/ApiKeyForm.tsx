import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { useState } from 'react';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { DateField } from '#admin-ui/shared/form/DateField.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
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
          <DateField
            source="until"
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
