import { client } from '#admin-ui/providers/client';

/** The PDF of a contract or of a template. */
export const contractPdf = async (path: string, body: object = {}): Promise<ArrayBuffer> => {
  const { data } = await client.request('POST', `/api/tenant/${path}`, { body });
  return (data as Blob).arrayBuffer();
};
