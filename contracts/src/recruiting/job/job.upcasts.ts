type Data = Record<string, unknown>;

/** A job once had one type of employment or none. */
const severalTypes = ({ employmentType, ...data }: Data): Data => ({
  ...data,
  ...(employmentType !== undefined && { employmentTypes: employmentType === null ? [] : [employmentType] }),
});

export const jobUpcasts = {
  JobCreated: [severalTypes],
  JobChanged: [
    ({ from, to, ...data }: Data) => ({ ...data, from: severalTypes(from as Data), to: severalTypes(to as Data) }),
  ],
};
