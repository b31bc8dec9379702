import { Columns, FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { Input } from '#admin-ui/shared/resource/Input.tsx';

/** What somebody has done and can do. */
export const ResumeInputs = () => (
  <>
    <FormSection>
      <Input source="work">
        <Columns>
          <Input source="jobTitle" />
          <Input source="organization" />
        </Columns>
        <Columns>
          <Input source="startDate" />
          <Input source="endDate" />
          <Input source="jobLevel" />
          <Input source="jobType" />
        </Columns>
        <Columns>
          <Input source="isCurrent" />
          <Input source="isSelfEmployed" />
          <Input source="employeesSupervised" />
        </Columns>
        <Input source="description" />
      </Input>
    </FormSection>
    <FormSection>
      <Input source="education">
        <Columns>
          <Input source="institution" />
          <Input source="degreeName" />
        </Columns>
        <Columns>
          <Input source="schoolType" />
          <Input source="degreeType" />
          <Input source="lastEducationDate" />
        </Columns>
        <Input source="isGraduated" />
        <Input source="description" rows={2} />
      </Input>
    </FormSection>
    <FormSection title="more">
      <Input source="certifications" />
      <Input source="languages">
        <Columns>
          <Input source="name" />
          <Input source="level" />
        </Columns>
      </Input>
      <Input source="webAddresses">
        <Columns>
          <Input source="type" />
          <Input source="address" isLine />
        </Columns>
      </Input>
    </FormSection>
  </>
);
