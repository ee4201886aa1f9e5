/** The organization: departments, posts with their stores, staff and supplier accounts. */
export const DEPARTMENTS = [
  ['D10', '总经理办公室'],
  ['D20', '营运中心'],
  ['D21', '华东区域'],
  ['D22', '华南区域'],
  ['D23', '华北区域'],
  ['D24', '西南区域'],
  ['D30', '采购中心'],
  ['D40', '财务中心'],
  ['D50', '数据中心'],
  ['D60', '信息中心'],
  ['D81', '滨江旗舰店'],
  ['D82', '城西广场店'],
  ['D83', '学府路店'],
] as const;

/**
 * The ten accounts of the enterprise, and two special cases: no applications, and a very long menu.
 */
export const POST_TEMPLATES = [
  ['PT01', '总经理'],
  ['PT02', '营运总监'],
  ['PT03', '区域经理'],
  ['PT04', '店长'],
  ['PT05', '值班经理'],
  ['PT06', '采购经理'],
  ['PT07', '采购员'],
  ['PT08', '财务结算'],
  ['PT09', '数据分析'],
  ['PT10', '系统管理'],
  ['PT11', '见习员工'],
  ['PT12', '系统测试'],
] as const;

/** The stores of a post: all, those of a region, one, or none. */
export type Scope = 'all' | 'none' | `R${number}` | `${number}`;

export const POSTS: readonly (readonly [
  code: string,
  name: string,
  department: string,
  template: string,
  scope: Scope,
])[] = [
  ['P0001', '总经理', 'D10', 'PT01', 'all'],
  ['P0002', '营运总监', 'D20', 'PT02', 'all'],
  ['P0003', '华东区域经理', 'D21', 'PT03', 'R1'],
  ['P0004', '华南区域经理', 'D22', 'PT03', 'R2'],
  ['P0005', '华北区域经理', 'D23', 'PT03', 'R3'],
  ['P0006', '西南区域经理', 'D24', 'PT03', 'R4'],
  ['P0011', '店长', 'D81', 'PT04', '1001'],
  ['P0012', '店长', 'D82', 'PT04', '1002'],
  ['P0013', '店长', 'D83', 'PT04', '1007'],
  ['P0014', '代理店长', 'D83', 'PT04', '1007'],
  ['P0015', '值班经理', 'D81', 'PT05', '1001'],
  ['P0016', '值班经理', 'D82', 'PT05', '1002'],
  ['P0030', '采购经理', 'D30', 'PT06', 'all'],
  ['P0031', '生鲜采购员', 'D30', 'PT07', 'all'],
  ['P0032', '粮油采购员', 'D30', 'PT07', 'all'],
  ['P0033', '休闲食品采购员', 'D30', 'PT07', 'all'],
  ['P0040', '财务结算主管', 'D40', 'PT08', 'all'],
  ['P0041', '财务结算专员', 'D40', 'PT08', 'all'],
  ['P0050', '数据分析师', 'D50', 'PT09', 'all'],
  ['P0060', '系统管理员', 'D60', 'PT10', 'all'],
  ['P0070', '见习员工', 'D20', 'PT11', 'none'],
  ['P0090', '系统测试', 'D60', 'PT12', 'all'],
];

export interface StaffSeed {
  usercode: string;
  name: string;
  /** The first is the main one. */
  posts: readonly string[];
  /** The store of an account that works in one store. */
  shopid?: string;
  /** 'expired' and 'kicked' are accounts whose tokens are refused after the sign-in. */
  status?: string;
  /** Administrators make API tokens for the service accounts of the enterprise. */
  isAdmin?: true;
}

export const STAFF: readonly StaffSeed[] = [
  { usercode: 'admin', name: '赵明轩', posts: ['P0060'], isAdmin: true },
  { usercode: 'ops_director', name: '林知夏', posts: ['P0002'] },
  { usercode: 'area_east', name: '周启航', posts: ['P0003', 'P0014'] },
  { usercode: 'store1001', name: '吴思远', posts: ['P0011'], shopid: '1001' },
  { usercode: 'buyer_fresh', name: '陈予安', posts: ['P0031', 'P0030'] },
  { usercode: 'finance', name: '郑若彤', posts: ['P0040'] },
  { usercode: 'analyst', name: '许嘉木', posts: ['P0050'] },
  { usercode: 'newbie', name: '何小满', posts: ['P0070'] },
  { usercode: 'expired', name: '孙亦辰', posts: ['P0015'], shopid: '1001', status: 'expired' },
  { usercode: 'kicked', name: '马晓彤', posts: ['P0016'], shopid: '1002', status: 'kicked' },
  { usercode: 'stress', name: '高远', posts: ['P0090'] },
  { usercode: 'general', name: '沈国栋', posts: ['P0001'] },
  { usercode: 'area_south', name: '梁咏诗', posts: ['P0004'] },
  { usercode: 'area_north', name: '王海峰', posts: ['P0005'] },
  { usercode: 'area_west', name: '蒋蓉', posts: ['P0006'] },
  { usercode: 'store1002', name: '徐静怡', posts: ['P0012'], shopid: '1002' },
  { usercode: 'store1007', name: '朱建平', posts: ['P0013'], shopid: '1007' },
  { usercode: 'duty1001', name: '胡一鸣', posts: ['P0015'], shopid: '1001' },
  { usercode: 'duty1002', name: '罗雨欣', posts: ['P0016'], shopid: '1002' },
  { usercode: 'buyer_manager', name: '谢文博', posts: ['P0030'] },
  { usercode: 'buyer_staples', name: '唐晓燕', posts: ['P0032'] },
  { usercode: 'buyer_snacks', name: '韩子墨', posts: ['P0033'] },
  { usercode: 'settlement', name: '曹敏', posts: ['P0041'] },
  { usercode: 'analyst_retail', name: '袁浩然', posts: ['P0050'] },
  { usercode: 'operator', name: '邓志强', posts: ['P0060'], isAdmin: true },
  { usercode: 'director_deputy', name: '彭雅琴', posts: ['P0002'] },
];

/** Accounts of the first eight suppliers; the second has no applications. */
export const SUPPLIER_ACCOUNTS: readonly (readonly [
  usercode: string,
  name: string,
  applications: readonly string[],
])[] = [
  ['v10001', '卢春梅', ['SCM', 'SET']],
  ['v10002', '姚建国', []],
  ['v10003', '傅晓峰', ['SCM', 'SET']],
  ['v10004', '潘丽华', ['SCM', 'SET']],
  ['v10005', '田野', ['SCM']],
  ['v10006', '崔雪', ['SCM', 'SET']],
  ['v10007', '范志明', ['SET']],
  ['v10008', '石慧敏', ['SCM', 'SET']],
];

/** Accounts for programs, each with a post that may do little: nobody signs in with them. */
export const SERVICE_ACCOUNTS: readonly (readonly [
  usercode: string,
  name: string,
  post: string,
  shopid: string | null,
])[] = [
  ['svc_bi', 'BI 报表接口', 'P0050', null],
  ['svc_store1001', '滨江旗舰店设备接口', 'P0015', '1001'],
];
