/** A group as its sign-up link leads to it. */
export type GroupRow = {
  groupId: string;
  tenantId: string;
  name: string;
  bypassBilling: boolean;
  bypassPlugin: boolean;
  shareCandidates: boolean;
  /** Of the group's stream: an older one never overwrites it. */
  version: number;
};

/** What a link offers: the group, and the name of the company that it is of. */
export type Offer = GroupRow & { company: string };

export type PartnerRow = {
  parentId: string;
  partnerId: string;
  groupId: string;
  sharesCandidates: boolean;
  since: string;
  version: number;
};

/** The parents of one company, while nobody else changes them. */
export type PartnerTables = {
  /** Of any company. */
  nameOf(companyId: string): Promise<string>;
  find(parentId: string): Promise<PartnerRow | null>;
  /** Whether the company is itself a parent of this one. */
  isParentOf(companyId: string): Promise<boolean>;
  save(row: PartnerRow): Promise<void>;
  remove(parentId: string): Promise<void>;
};

export type Partners = {
  /** Null: the group is gone, and its link with it. */
  saveGroup(groupId: string, row: GroupRow | null): Promise<void>;
  saveToken(groupId: string, token: string | null): Promise<void>;
  /** Null: no link has this token any more. */
  offerOf(token: string): Promise<Offer | null>;
  change<T>(companyId: string, work: (tables: PartnerTables) => Promise<T>): Promise<T>;
};
