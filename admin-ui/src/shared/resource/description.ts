import type SvgIcon from '@mui/material/SvgIcon';
import type { Entity } from 'contracts/kernel/entity';
import type { Permission } from 'contracts/kernel/permission';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { RaRecord, SortPayload } from 'react-admin';
import type { Area, RequiredPermission, Section } from '#admin-ui/sections';
import type { UseReview } from '#admin-ui/shared/form/CreateFrame.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import type { MoreAction } from '#admin-ui/shared/MoreActions.tsx';

/** What the console takes from an entity's declaration. */
export type Described = Pick<Entity, 'fields' | 'view' | 'search' | 'sorts'> & {
  defaults?: Record<string, unknown>;
  computed?: readonly string[];
  /** What can be done with a record; all by default. */
  operations?: readonly string[];
  createAnswer?: Record<string, unknown>;
};

export type Row = RaRecord<string>;
type Values = Record<string, unknown>;
/** Who looks at a record. */
type Person = { id: string; can: (permission: Permission) => boolean };
type RecordPart<R> = ComponentType<{ record: R }>;
type Translate = (key: string, options?: Values) => string;

/** The pages that a resource may have; `filter` is its list under a saved filter. */
export type Page = 'list' | 'filter' | 'create' | 'view' | 'edit';

/** A page of a resource's own; `path` is relative to the list's. */
export type OwnPage = { path: string; permission: RequiredPermission; load: () => Promise<ComponentType> };

/** Where a resource stands in the console. Loaded with the console itself: declarations come with the first page that needs them. */
export type ResourceHead<R extends Row = Row> = {
  /** Of the API and of React-Admin. */
  name: string;
  /** What its permissions begin with; `tenant.jobs` of jobs by default. `member`: each has their own records, and the server knows which. */
  permissions?: string;
  entity: () => Promise<Described>;
  icon: typeof SvgIcon;
  area: Area;
  /** Below /t; `recruiting/jobs` of jobs by default. */
  path?: string;
  /** List, create and edit by default. */
  pages?: readonly Page[];
  /** Where these are, relative to the list, where it is not `create`, `:id/view` and `:id/edit`. */
  pagePaths?: Partial<Record<Page, string>>;
  /** Pages of its own, or in the place of the usual ones. */
  ownPages?: readonly OwnPage[];
  /** False: reached from another page. */
  isInMenu?: boolean;
  /** Name of the list that this one belongs to. */
  above?: string;
  /** What a record is called, and what it is sorted by where one is chosen; `name` by default. */
  nameField?: string;
  /** Where that takes more than one field. */
  nameOf?: (record: R, t: Translate) => string;
  /** The rest of the description, loaded with the first page that needs it. */
  ui?: () => Promise<{ ui: ResourceUi }>;
  /** The list is among the first pages that people open: `i18n/en-us.ts` has all it says, and it waits for no other words. */
  hasFirstList?: boolean;
};

/** How a resource is listed, shown and edited, where the entity does not say it already. */
export type ResourceUi<R extends Row = Row> = {
  /** By field name, the heading of a row first; the name and the last change by default. */
  columns?: readonly (string | Column<R>)[];
  /** Columns that the company made itself. */
  useMoreColumns?: () => Column<Row>[];
  /** By field name, or components. */
  filters?: readonly (string | ComponentType)[];
  sort?: SortPayload;
  /** How fields look in columns and facts. */
  values?: Record<string, (record: R) => ReactNode>;
  /** Fields of the file that the server writes of the list; by default the browser writes one of what is shown. */
  exportFields?: () => Promise<readonly string[]>;
  /** Lists that stand side by side with this one, this one among them. */
  tabs?: readonly string[];
  /** In their place: ways to parts of this list. */
  listTabs?: ComponentType;
  /** Above the list: what somebody should know first. */
  listNotice?: ComponentType;
  /** Before the button that makes a new one. */
  listActions?: ComponentType;
  /** In the place of removal, unless that stays too: what can be done with the rows that are ticked. Of several permissions one is enough. */
  bulkActions?: { permission: Permission | readonly Permission[]; content: ComponentType; withRemoval?: boolean };
  /** A record in a few words among the others of a list; its name by default. */
  rowName?: (record: R, t: Translate) => string;
  /** In the place of the button that makes the first one. */
  emptyAction?: ComponentType;

  /** Inputs of the form; all fields of the entity by default. */
  form?: ComponentType<{ isNew: boolean }>;
  /** What a new record holds beside the entity's defaults; null while that is being read. */
  useInitial?: () => Values | null;
  /** Where the form holds other values than the API. */
  toForm?: (record: R) => Values;
  fromForm?: (written: Values, typed: Values) => Values;
  /** What is typed is kept on the server until it is saved: it can be gone on with on another device. */
  keepsDrafts?: boolean;
  /** Shows what would be made before it is. */
  useReview?: UseReview;
  /** What stands below the form of a record. */
  belowForm?: RecordPart<R>;

  /** A record changes without anybody here: its page waits for what the server says now. */
  isFresh?: boolean;
  /** Beside the title of a record: a status. */
  badge?: RecordPart<R>;
  /** Under it. */
  detail?: (record: R) => ReactNode;
  actions?: RecordPart<R>;
  /** Beside removal, in the menu of what is done seldom. */
  moreActions?: readonly MoreAction<R>[];
  /** Whether it is this person's to remove, where more than a permission says so; none are removed from the list then. */
  isRemovable?: (record: R, person: Person) => boolean;
  /** In the question whether records are to be removed: what depends on them. */
  removalNotice?: ComponentType<{ ids: readonly string[] }>;
  /** Whether a record can be changed any more, and by this person where more than a permission says so; always by default. */
  isOpen?: (record: R, person: Person) => boolean;
  /** Above its panels: what somebody should know first. */
  notice?: RecordPart<R>;
  /** By field name: what is known of a record in short. */
  facts?: readonly string[];
  main?: RecordPart<R>;
  /** The facts stand above the rest, which takes the whole width. */
  isStacked?: boolean;
  /** Beside the panels; what stands above the facts comes first on a phone. */
  aboveFacts?: RecordPart<R>;
  belowFacts?: RecordPart<R>;
};

/** A resource of the console: its place in the menu, its pages, and what they are made of. */
export type Resource = Section & {
  name: string;
  permissions: string;
  loadEntity: () => Promise<Described>;
  usualPages: readonly Page[];
  above: string | undefined;
  nameField: string;
  nameOf: (record: Row, t: Translate) => string;
  createPath: string;
  viewPath: (record: { id: string }) => string;
  editPath: (record: { id: string }) => string;
  /** Where a record opens. */
  pathOf: (record: { id: string }) => string;
};

export type Description = Resource & ResourceUi & { entity: Described };

export const DescriptionContext = createContext<Description | null>(null);

/** The resource whose page this is. */
export const useDescription = (): Description => {
  const description = useContext(DescriptionContext);
  if (!description) throw new Error('useDescription belongs inside a page of a described resource.');
  return description;
};

/** Describes how one resource is listed, shown and edited. */
export const resourceUi = <R extends Row>(ui: ResourceUi<R>): ResourceUi => ui as unknown as ResourceUi;
