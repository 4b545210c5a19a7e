/** The path of an installed nginx, or NGINX_PATH. */
export declare function findNginx(): string | undefined
