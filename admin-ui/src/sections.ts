import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from 'contracts/kernel/permission';
import type { ComponentType } from 'react';

/** In the order of the menu. */
export const areas = ['overview', 'recruiting', 'training', 'reporting', 'settings', 'development'] as const;
export type Area = (typeof areas)[number] | 'landlord';

/** What a page asks for: a permission, one of several, or only to belong to the company, as an empty list does too (docs/product.md WS-7). */
export type RequiredPermission = Permission | readonly Permission[] | 'member';

/** One place of the console: its entry in the menu, its paths, and what each of them asks for. */
export type Section = {
  /** Path below /t, and React-Admin's name of the resource; its last part is the API's name. */
  path: string;
  area: Area;
  /** Translation keys: of many, as a title. */
  title: string;
  icon: typeof SvgIcon;
  permission: RequiredPermission;
  /** False: reached from another page, perhaps by those alone who may open that one. */
  isInMenu?: boolean | ((can: (permission: Permission) => boolean) => boolean);
  /** Beside its entry of the menu: how much waits there. */
  waiting?: ComponentType;
  pages: readonly SectionPage[];
};

/** `path` is relative to the section; the empty one is its list. */
export type SectionPage = { path: string; permission: RequiredPermission; page: ComponentType };
