import { styled } from '@mui/material/styles';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { dayName, dayOf } from 'contracts/kernel/zoned-day';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDisplayZone } from '#admin-ui/shared/display-zone';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card, Columns, FormTitle } from '#admin-ui/shared/form/FormFrame.tsx';
import { TextField } from '#admin-ui/shared/form/TextField.tsx';
import { atMost, required } from '#admin-ui/shared/form/validators';
import { useSecretOnce } from '#admin-ui/shared/useSecretOnce.tsx';
import { emptyApiKey, fromApiKeyForm, isStillToCome } from './api-key-form.ts';
import { API_KEYS, apiKeyPath } from './api-key-paths.ts';
import { ScopesField } from './ScopesField.tsx';

const MAX_NAME = 100;
const nameRules = [required(), atMost(MAX_NAME)];
const Hint = styled('p')(({ theme }) => ({
  margin: '-12px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

type Created = Pick<ApiKeyView, 'id' | 'name'> & { secret: string };

/** Makes a key, then shows its secret before it goes on. */
export const ApiKeyCreate = () => {
  const t = useTranslate();
  const { onCreated, dialog } = useSecretOnce({
    resource: API_KEYS,
    texts: 'identity.api-key.secret',
    hint: t('identity.api-key.secret.hint'),
  });
  const timeZone = useDisplayZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [now] = useState(() => new Date());
  const crumbs = [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.api-key.title'), to: `/${API_KEYS}` },
  ];
  return (
    <Page title={t('identity.api-key.create')} crumbs={crumbs} narrow>
      <CreateFrame<Created>
        resource={API_KEYS}
        empty={emptyApiKey}
        fromForm={fromApiKeyForm(timeZone)}
        submit={t('identity.api-key.submit')}
        success="identity.api-key.created"
        doneTo={apiKeyPath}
        cancelTo={`/${API_KEYS}`}
        onCreated={onCreated}
      >
        <Card>
          <Columns>
            <TextField
              source="name"
              label={t('identity.api-key.field.name')}
              hint={t('identity.api-key.hint.name')}
              validate={nameRules}
              autoComplete="off"
              autoFocus
            />
            <TextField
              source="until"
              type="date"
              label={t('identity.api-key.field.until')}
              hint={t('identity.api-key.hint.until')}
              min={dayName(dayOf(timeZone, now.getTime()))}
              validate={isStillToCome(timeZone, now)}
            />
          </Columns>
        </Card>
        <Card>
          <FormTitle>{t('identity.api-key.field.scopes')}</FormTitle>
          <Hint>{t('identity.api-key.hint.scopes')}</Hint>
          <ScopesField source="scopes" />
        </Card>
      </CreateFrame>
      {dialog}
    </Page>
  );
};
