import { Badge, Heading, Icon, Inline, Section, Stack, Text, TextLink } from "@mortgage-kit/ui";
import { ArrowLeft } from "@mortgage-kit/ui/icons";
import { pictureSizes } from "../../art/pictureSizes.ts";
import { ContourArt } from "../ContourArt/ContourArt.tsx";
import { PostMeta, type PostMetaProps } from "../PostCard/PostMeta.tsx";
import * as styles from "./PostHeader.css.ts";

export interface PostHeaderProps extends PostMetaProps {
  title: string;
  excerpt: string;
  category: string;
  image: string;
  backLink: string;
}

export function PostHeader({
  title,
  excerpt,
  category,
  image,
  backLink,
  ...meta
}: PostHeaderProps) {
  return (
    <>
      <Section background="shallow" space="m" as="header">
        <div className={styles.words}>
          <Stack space="m" align="start">
            <Inline space="xs">
              <Icon icon={ArrowLeft} size="s" />
              <TextLink href="/blogs" tone="strong">
                {backLink}
              </TextLink>
            </Inline>
            <Badge tone="water">{category}</Badge>
            <Heading level={1} size="title">
              {title}
            </Heading>
            <Text size="lead">{excerpt}</Text>
            <PostMeta {...meta} />
          </Stack>
        </div>
      </Section>
      <div className={styles.cover}>
        <ContourArt drawing={{ src: image, ...pictureSizes.post }} />
      </div>
    </>
  );
}
