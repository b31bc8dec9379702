import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from 'contracts/kernel/permission';
import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';

type Described = {
  source: string;
  /** Words below the field: `{texts}.hint.{source}`. */
  hint?: boolean;
};

/** A field of a form; its label is `{texts}.field.{source}`. */
export type SettingField = Described &
  (
    | { kind: 'line'; max: number; isRequired?: boolean; pattern?: RegExp; fault?: string; inputMode?: 'url' }
    | { kind: 'text'; max: number; rows?: number }
    /** Choices are named by `{texts}.{source}.{choice}`. */
    | { kind: 'choice'; choices: readonly string[]; isRequired?: boolean }
    | { kind: 'yes-no' }
    /** An input of the entity's own, and what a new record holds where `initial` does not tell. */
    | { kind: 'own'; input: ComponentType; empty?: unknown }
    /** Sent too; its input stands with another's. */
    | { kind: 'beside' }
  );

/** Where a settings entity stands in the console, and what it asks for. */
export type SettingPlace = {
  /** Path below /t, also React-Admin's name of the resource. */
  path: string;
  /** Catalogue of its texts: `title`, `create`, `empty`, `field`, and `search` where it can be searched, `edit` where a row opens elsewhere. */
  texts: string;
  /** `tenant.labels` of `tenant.labels.create`. */
  permissions: Permission extends infer P ? (P extends `${infer Group}.create` ? Group : never) : never;
  icon: typeof SvgIcon;
};

export type SettingRow = RaRecord<string> & { name: string; updatedAt: string };

/** How a settings entity is listed and edited. */
export type SettingLooks<R extends SettingRow = SettingRow> = {
  fields: readonly SettingField[];
  /** Of a new record, beside empty texts, no choice and no. */
  initial?: Record<string, unknown>;
  /** Between the name and the last change. */
  columns?: readonly Column<R>[];
  filters?: ReactNode;
  hasSearch?: boolean;
  /** Before the button that makes a new one. */
  actions?: ReactNode;
  /** The name in the list; default: as a text. */
  showName?: (record: R) => ReactNode;
  /** Under the list's title: a translation key. */
  detail?: string;
  /** The list that this one belongs to: title as a translation key, and path. */
  above?: { title: string; path: string };
  /** Where a row opens; default: its form. */
  pathOf?: (record: { id: string }) => string;
};

export const permissionTo = ({ permissions }: SettingPlace, right: 'create' | 'read' | 'update' | 'delete') =>
  `${permissions}.${right}` as Permission;

export type SettingUi = SettingPlace & SettingLooks;

/** Describes the pages of one entity. */
export const settingUi = <R extends SettingRow = SettingRow>(looks: SettingLooks<R>): SettingLooks =>
  looks as unknown as SettingLooks;

/** Where a record opens. */
export const settingPath = ({ path, pathOf }: SettingUi, record: { id: string }): string =>
  pathOf ? pathOf(record) : `/${path}/${record.id}/edit`;
