import type { IRouter } from 'express';
import type pg from 'pg';
import type { ReadResource } from './engine/list-resource.ts';
import type { Projection } from './engine/projection.ts';
import type { ImageContext } from './identity/image/image.resource.ts';
import type { FileContentContext } from './library/file/file-content.resource.ts';
import type { StorageContext } from './library/storage/storage-usage.routes.ts';
import type { PagesContext } from './public/pages.routes.ts';

/** What the routes of this service work with. */
export type ProjectionContext = PagesContext &
  ImageContext &
  FileContentContext &
  StorageContext & {
    /** Asks for what waits under this id to be tried again; false: nothing does. */
    requestRetry(id: string): Promise<boolean>;
    /** Reads the access tables. */
    access: pg.Pool;
  };

/** What a bounded context shows. */
export type Reads = {
  /** Of declared aggregates, in the place of what follows from their declaration, by name. */
  entities: Readonly<Record<string, { rows: Projection; resource?: ReadResource }>>;
  projections: readonly Projection[];
  resources: readonly ((router: IRouter, context: ProjectionContext) => void)[];
};
