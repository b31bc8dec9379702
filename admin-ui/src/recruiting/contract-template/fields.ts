import { type ContractFieldKind, fieldSizes, LAST_PAGE } from 'contracts/recruiting/contract/contract.choices';
import type { TemplateField } from 'contracts/recruiting/contract/contract.fields';

/** Parts of a page. */
const SMALLEST = 0.015;
const within = (value: number, most: number): number =>
  Math.round(Math.min(Math.max(value, 0), most) * 10_000) / 10_000;

/** Moved as far as its page goes. */
export const moved = (field: TemplateField, dx: number, dy: number): TemplateField => ({
  ...field,
  x: within(field.x + dx, 1 - field.width),
  y: within(field.y + dy, 1 - field.height),
});
export const resized = (field: TemplateField, dx: number, dy: number): TemplateField => ({
  ...field,
  width: Math.max(SMALLEST, within(field.width + dx, 1 - field.x)),
  height: Math.max(SMALLEST, within(field.height + dy, 1 - field.y)),
});

/** On a page, in the upper half of it, below what was put there before. */
export const newField = (
  kind: ContractFieldKind,
  { roleId, page, others }: { roleId: string; page: number; others: readonly TemplateField[] },
): TemplateField => {
  const there = others.filter((one) => one.page === page).length;
  const { width, height } = fieldSizes[kind];
  const y = 0.1 + ((there * 0.07) % 0.75);
  return { id: crypto.randomUUID(), roleId, kind, page, x: 0.1, y, width, height, label: '', isRequired: true };
};

/** Of a text the last page is kept as such: how many there are follows from what its tags say. */
export const pageToKeep = (page: number, pages: number, isText: boolean): number =>
  isText && page === pages ? LAST_PAGE : page;
export const isOnPage = (field: TemplateField, page: number, pages: number): boolean =>
  field.page === page || (field.page === LAST_PAGE && page === pages);
/** On a page that the document has not: nobody would see it. */
export const isOutside = (field: TemplateField, pages: number): boolean => field.page > pages;
