import { BlogFeedPlace } from "../sections/BlogFeed/BlogFeedPlace.tsx";
import { BlogPosts } from "../sections/BlogPosts/BlogPosts.tsx";
import { Newsletter } from "../sections/Newsletter/Newsletter.tsx";
import { live } from "./live.tsx";

export const LiveBlogFeed = live("blogs:feed", BlogFeedPlace);
export const LiveBlogPosts = live("blogs:posts", BlogPosts);
export const LiveNewsletter = live("blogs:newsletter", Newsletter);
