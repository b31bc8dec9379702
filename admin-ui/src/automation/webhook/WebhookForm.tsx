import {
  filterFieldsOf,
  isBodyless,
  type PublicEventType,
  type WebhookMethod,
} from 'contracts/automation/webhook/webhook.choices';
import type { WebhookFields } from 'contracts/automation/webhook/webhook.entity';
import { webhookTagGroups } from 'contracts/automation/webhook/webhook.tags';
import { useWatch } from 'react-hook-form';
import { TaggedField } from '#admin-ui/automation/email-template/TaggedField.tsx';
import { TagsContext } from '#admin-ui/automation/email-template/tags-context';
import { FilterFields } from '#admin-ui/automation/event-action/FilterFields.tsx';
import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { fromForm } from '#admin-ui/shared/resource/form-values';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { HeaderFields } from './HeaderFields.tsx';
import { RequestPanel } from './RequestPanel.tsx';

const BODY_ROWS = 6;
const fieldsOf = (event: PublicEventType) => filterFieldsOf[event];

/** Of an event that says nothing there is nothing to ask. */
const Filters = () => {
  const [event, filters]: [PublicEventType | null, unknown[] | null] = useWatch({ name: ['event', 'filters'] });
  if (event && fieldsOf(event).length === 0 && !filters?.length) return null;
  return (
    <FormSection>
      <Input source="filters">
        <FilterFields fieldsOf={fieldsOf} />
      </Input>
    </FormSection>
  );
};

/** Requests that carry none are not asked for one. */
const Body = () => {
  const method: WebhookMethod | null = useWatch({ name: 'method' });
  return method && isBodyless(method) ? null : <TaggedField source="body" codeRows={BODY_ROWS} />;
};

/** The request as it is written, before it is saved. */
const WrittenRequest = () => {
  const write = fromForm(useDescription());
  const written = write(useWatch()) as unknown as WebhookFields;
  return (
    <div style={{ marginTop: 16 }}>
      <RequestPanel webhook={written} />
    </div>
  );
};

/** What a webhook is told, where, and how the request looks. */
export const WebhookForm = ({ isNew }: { isNew: boolean }) => (
  <TagsContext.Provider value={webhookTagGroups}>
    <FormSection>
      <Input source="name" autoFocus={isNew} />
      <Input source="event" />
      <Input source="url" isLine inputMode="url" spellCheck={false} />
      <Input source="description" />
      <Input source="inOrder" />
      <Input source="active" />
    </FormSection>
    <Filters />
    <FormSection title="request" hint="request">
      <Columns>
        <Input source="method" />
      </Columns>
      <TaggedField source="path" />
      <Input source="query">
        <Input source="name" spellCheck={false} autoComplete="off" />
        <TaggedField source="value" />
      </Input>
      <Input source="headers">
        <HeaderFields />
      </Input>
      <Body />
    </FormSection>
    <WrittenRequest />
  </TagsContext.Provider>
);
