import type { CustomFieldOwner } from 'contracts/recruiting/custom-field/custom-field.choices';
import type { CustomValues } from 'contracts/recruiting/custom-field/custom-values';
import type { Column } from '#admin-ui/shared/list/column';
import type { Row } from '#admin-ui/shared/resource/description';
import { CustomValueText } from './CustomValueText.tsx';
import { customCell } from './custom-text.ts';
import { useCustomFields } from './useCustomFields.ts';

const customOf = (record: Row, id: string) => (record.custom as CustomValues | null)?.[id];

/** A column for each of the company's own fields, shown to those who choose it. */
export const customColumns = (owner: CustomFieldOwner) => (): Column<Row>[] =>
  useCustomFields(owner).map((field) => ({
    field: `custom.${field.id}`,
    label: field.name,
    isHidden: true,
    card: 'none',
    ...(field.kind === 'number' && { align: 'right' as const }),
    render: (record) => <CustomValueText field={field} value={customOf(record, field.id)} />,
    text: (record, tools) => customCell(field, customOf(record, field.id), tools),
  }));
